import type { Definitions } from './definitions.ts'

export const funnelProblems = {
  FUNNEL_UNSOUND: {
    status: 409,
    detail: () => 'Al embudo le falta una página, o no tiene pasos. Complétalo y vuelve a publicarlo.',
  },
  FUNNEL_NO_THING: {
    status: 409,
    detail: () => 'Lo que has elegido para este paso ya no existe. Elige otro.',
  },
  FUNNEL_NO_BOX: {
    status: 409,
    detail: () =>
      'Para pedir permiso hacen falta un formulario en el paso anterior y una secuencia con lista. Añade lo que falte.',
  },
} satisfies Definitions
