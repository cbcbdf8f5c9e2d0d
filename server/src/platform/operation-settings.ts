import { z } from 'zod'

/** The settings of whoever watches over an installation and keeps copies of it. */
export const operationShape = {
  METRICS_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe('Clave con la que se leen las métricas en /metrics (Prometheus). Sin ella, no existen.'),
}

export function operationConfig(value: z.output<z.ZodObject<typeof operationShape>>) {
  return { metricsToken: value.METRICS_TOKEN }
}
