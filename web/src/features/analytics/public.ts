import { addresses } from '@aurelio/contracts/addresses'
import type { PublicScreen } from '../../platform/feature.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: addresses.guestReport(':token'),
    title: 'Informe',
    load: async () => (await import('./report/report-screen.tsx')).ReportScreen,
  },
  {
    path: addresses.reportMail(':token'),
    title: 'Dejar de recibir el informe',
    load: async () => (await import('./mailings/stop-screen.tsx')).StopScreen,
  },
]
