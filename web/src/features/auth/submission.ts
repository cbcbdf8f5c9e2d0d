import { zodResolver } from '@hookform/resolvers/zod'
import { signInSchema, signUpSchema } from './schemas.ts'

/**
 * What the forms need only once they are sent: rules and the sign-in service's client. The screens load it right
 * after they are shown, so that they show sooner.
 */
export const signInResolver = zodResolver(signInSchema)
export const signUpResolver = zodResolver(signUpSchema)
export { signInWithEmail, signUpWithEmail } from '../../platform/auth/auth-client.ts'
