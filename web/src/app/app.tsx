import { RouterProvider } from 'react-router/dom'
import { AuthProvider } from '../platform/auth/auth-provider.tsx'
import { TokenSyncWatch } from '../platform/auth/token-sync-watch.tsx'
import { ThemeProvider } from '../platform/theme/theme-provider.tsx'
import { createRouter } from './routes.tsx'

const router = createRouter()

export function App() {
  return (
    <ThemeProvider>
      <AuthProvider>
        <TokenSyncWatch />
        <RouterProvider router={router} />
      </AuthProvider>
    </ThemeProvider>
  )
}
