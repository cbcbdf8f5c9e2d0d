import type { AriaLabelConfig } from '@xyflow/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** What the canvas says to who does not see it, in the language of the screen. */
export function useCanvasWords(): Partial<AriaLabelConfig> {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      'node.a11yDescription.default': t(
        'Pulsa Intro para elegirlo. Con él elegido, las flechas lo mueven y Suprimir lo elimina.',
      ),
      'node.a11yDescription.keyboardDisabled': t('Pulsa Intro para elegirlo.'),
      'node.a11yDescription.ariaLiveMessage': ({ x, y }) => t('Movido a {{x}}, {{y}}', { x, y }),
      'edge.a11yDescription.default': t('Pulsa Intro para elegir el camino y Suprimir para quitarlo.'),
      'controls.ariaLabel': t('Vista del grafo'),
      'controls.zoomIn.ariaLabel': t('Acercar'),
      'controls.zoomOut.ariaLabel': t('Alejar'),
      'controls.fitView.ariaLabel': t('Ver todo'),
      'handle.ariaLabel': t('Salida o entrada de un camino'),
    }),
    [t],
  )
}
