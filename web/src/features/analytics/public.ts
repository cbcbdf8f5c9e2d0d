import type { PublicScreen } from '../../platform/feature.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/report/:token',
    title: 'Informe',
    load: async () => (await import('./report/report-screen.tsx')).ReportScreen,
  },
  {
    path: '/report-mail/:token',
    title: 'Dejar de recibir el informe',
    load: async () => (await import('./mailings/stop-screen.tsx')).StopScreen,
  },
]
