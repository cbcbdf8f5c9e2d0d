import type { PublicScreen } from '../../platform/feature.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/report/:token',
    title: 'Informe',
    load: async () => (await import('./report/report-screen.tsx')).ReportScreen,
  },
]
