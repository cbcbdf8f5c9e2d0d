import { errorText, type ProblemWords } from '../platform/api/error-text.ts'
import { notify } from './toast.tsx'

/** Whether it went well; else the person is told why. */
export async function attempt(call: () => Promise<unknown>, words?: ProblemWords): Promise<boolean> {
  try {
    await call()
    return true
  } catch (error) {
    notify.error(errorText(error, words))
    return false
  }
}
