import type { Definitions } from '../problems/definitions.ts'

const problems = {
  PRINT_UNPUBLISHED: {
    status: 409,
    detail: () => 'La página no está publicada: publícala y vuelve a intentarlo.',
  },
  PRINT_UNAVAILABLE: {
    status: 409,
    detail: () =>
      'En este servidor no hay ningún navegador que haga el PDF. Quien lo administra puede instalar Chromium o decir dónde está en PRINT_BROWSER.',
  },
  PRINT_FAILED: {
    status: 422,
    detail: () => 'El navegador del servidor no ha podido hacer el PDF de esta página.',
  },
} satisfies Definitions

export const pagePrintsSay = { problems }
