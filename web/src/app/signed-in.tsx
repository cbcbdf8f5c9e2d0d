import { Outlet } from 'react-router'
import { Toaster } from '../ui/toast.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { OfflineBar } from './offline-bar.tsx'

/** What every screen behind the guard needs: tooltips, toasts, and a word when the network is gone. */
export function SignedIn() {
  return (
    <TooltipProvider>
      <OfflineBar />
      <Outlet />
      <Toaster />
    </TooltipProvider>
  )
}
