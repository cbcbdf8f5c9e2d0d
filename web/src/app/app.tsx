import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from '../platform/api/query-client.ts'
import { AuthProvider } from '../platform/auth/auth-provider.tsx'
import { ThemeProvider } from '../platform/theme/theme-provider.tsx'
import { createRouter } from './routes.tsx'

const queryClient = createQueryClient()
const router = createRouter()

export function App() {
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
      </QueryClientProvider>
    </ThemeProvider>
  )
}
