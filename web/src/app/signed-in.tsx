import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from '../platform/api/query-client.ts'
import { useAuth } from '../platform/auth/auth-provider.tsx'
import { Toaster } from '../ui/toast.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { OfflineBar } from './offline-bar.tsx'

/** Loaded behind the first screen, which does not wait for it. */
const PreferencesSync = lazy(async () => ({
  default: (await import('../platform/preferences/preferences.tsx')).PreferencesSync,
}))

/** What every screen behind the guard needs: its data, tooltips, toasts, and a word when the network is gone. */
export function SignedIn() {
  const { refresh } = useAuth()
  const [queryClient] = useState(() => createQueryClient(() => void refresh()))
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <Suspense fallback={null}>
          <PreferencesSync />
        </Suspense>
        <OfflineBar />
        <Outlet />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  )
}
