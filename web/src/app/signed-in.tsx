import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { askAgain, createQueryClient } from '../platform/api/query-client.ts'
import { useAuth } from '../platform/auth/auth-provider.tsx'
import { Toaster } from '../ui/toast.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { latePart, lazyPart } from '../ui/lazy-part.ts'
import { DraftGuard } from './draft-guard.tsx'

/** Loaded once the first screen stands. */
const PreferencesSync = latePart(
  async () => (await import('../platform/preferences/preferences.tsx')).PreferencesSync,
)
const AppChanges = latePart(async () => (await import('./app-changes.tsx')).AppChanges)
const SessionEndedDialog = lazyPart(
  async () => (await import('./session-ended-dialog.tsx')).SessionEndedDialog,
)

/** What every screen behind the guard needs: its data, tooltips, toasts, and a word when server or session is gone. */
export function SignedIn() {
  const { ended } = useAuth()
  const [queryClient] = useState(createQueryClient)

  // What was refused meanwhile is asked for again.
  useEffect(() => {
    if (ended) return () => void askAgain(queryClient)
    return undefined
  }, [ended, queryClient])

  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <Suspense fallback={null}>
          <PreferencesSync />
          <AppChanges />
        </Suspense>
        <DraftGuard />
        <Outlet />
        <Suspense fallback={null}>{ended && <SessionEndedDialog ended={ended} />}</Suspense>
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  )
}
