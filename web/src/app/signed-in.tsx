import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from '../platform/api/query-client.ts'
import { useAuth } from '../platform/auth/auth-provider.tsx'
import { Toaster } from '../ui/toast.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { OfflineBar } from './offline-bar.tsx'

/** What every screen behind the guard needs: its data, tooltips, toasts, and a word when the network is gone. */
export function SignedIn() {
  const { refresh } = useAuth()
  const [queryClient] = useState(() => createQueryClient(() => void refresh()))
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <OfflineBar />
        <Outlet />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  )
}
