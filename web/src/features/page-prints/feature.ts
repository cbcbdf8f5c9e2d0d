import { FileDown } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [],
  pageActions: [
    {
      name: 'Descargar como PDF',
      position: 6.5,
      icon: FileDown,
      load: async () => (await import('./print-dialog.tsx')).PrintDialog,
    },
  ],
}
