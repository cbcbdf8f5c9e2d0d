import { zodResolver } from '@hookform/resolvers/zod'
import { forgotSchema, resetSchema, signInSchema, signUpSchema } from './schemas.ts'

/**
 * What the forms need only once they are sent: rules and the sign-in service's client. The screens load it right
 * after they are shown, so that they show sooner.
 */
export const signInResolver = zodResolver(signInSchema)
export const signUpResolver = zodResolver(signUpSchema)
export const forgotResolver = zodResolver(forgotSchema)
export const resetResolver = zodResolver(resetSchema)
export {
  confirmEmail,
  resetPassword,
  requestReset,
  sendTwoFactorCode,
  sendVerification,
  signInWithEmail,
  signUpWithEmail,
} from '../../platform/auth/auth-client.ts'
