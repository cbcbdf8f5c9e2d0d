import type { photoProblems } from '@aurelio/contracts/problems/people'
import type { ProblemWords } from '../../../platform/api/error-text.ts'

type Code = keyof typeof photoProblems | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE'

/** What is wrong with a photo, told by the server or seen before it is sent (dashboard.md §5). */
export const photoWords = {
  PAYLOAD_TOO_LARGE: 'La imagen no debe superar 5MB',
  UNSUPPORTED_MEDIA_TYPE: 'Solo se permiten imágenes en formato JPG, PNG o WebP',
  TOO_FEW_PIXELS: 'La imagen debe tener al menos 200x200 píxeles',
  TOO_MANY_PIXELS: 'La imagen no debe exceder 5000x5000 píxeles',
  BROKEN_IMAGE: 'Error al procesar la imagen',
} as const satisfies Required<Pick<ProblemWords, Code>>
