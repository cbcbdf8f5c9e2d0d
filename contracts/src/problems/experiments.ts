import type { Definitions } from './definitions.ts'

export const experimentProblems = {
  TEST_UNPUBLISHED: {
    status: 409,
    detail: () => 'La página no está publicada: publícala y empieza después la prueba.',
  },
  TEST_UNCOUNTED: {
    status: 409,
    detail: () =>
      'El sitio de esta página no cuenta visitas, así que la prueba no sabría quién vio qué. Cámbialo en los ajustes del sitio.',
  },
  TEST_HOPELESS: {
    status: 409,
    detail: () =>
      'Con estas visitas la prueba no llegaría a nada en cuatro semanas. Busca un efecto mayor o trae más visitas.',
  },
  TEST_RUNNING: {
    status: 409,
    detail: () => 'La prueba está en marcha y lo que ven las visitas ya no cambia. Detenla primero.',
  },
  TEST_APPLIED: { status: 409, detail: () => 'Ya se aplicó otra variante de esta prueba.' },
  TOO_MANY_VARIANTS: {
    status: 409,
    detail: ({ most }: { most: number }) => `Una página puede tener ${most} variantes como mucho.`,
  },
  TOO_MANY_IDEAS: {
    status: 409,
    detail: ({ most }: { most: number }) => `Caben ${most} ideas. Quita alguna que ya no quieras probar.`,
  },
} satisfies Definitions
