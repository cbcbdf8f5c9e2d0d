import { z } from 'zod'

/** The settings of what prints pages; `config.ts` reads them with the others. */
export const printShape = {
  PRINT_BROWSER: z
    .string()
    .min(1)
    .optional()
    .describe('Ruta del Chromium que guarda páginas como PDF. Sin ella, el del PATH, si hay alguno.'),
  PRINT_BROWSER_SANDBOX: z
    .enum(['on', 'off'], 'debe ser on u off')
    .default('on')
    .describe(
      'Con off, ese Chromium corre sin su caja de arena, como hace falta en contenedores que no la permiten: on u off.',
    ),
}

export function printConfig(value: z.infer<z.ZodObject<typeof printShape>>) {
  return { browser: value.PRINT_BROWSER, isBoxed: value.PRINT_BROWSER_SANDBOX === 'on' }
}
