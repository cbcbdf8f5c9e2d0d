import { WifiOff } from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { Logo } from '../ui/logo.tsx'
import { Toaster } from '../ui/toast.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'

/** A screen that needs no server, alone: without the shell, which would say whose it is. */
export function OfflineScreen({ load }: { load: () => Promise<ComponentType> }) {
  const { t } = useTranslation()
  const [Screen] = useState(() => lazyPart(load))
  return (
    <TooltipProvider>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-surface px-4 py-3 md:px-8">
        <Logo className="size-7" />
        <p role="status" className="flex min-w-0 flex-1 items-center gap-2 text-dense text-muted">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {t('Sin conexión con el servidor: puedes seguir usando esta herramienta.')}
        </p>
        <Button size="dense" onClick={() => window.location.reload()}>
          {t('Volver a conectar')}
        </Button>
      </header>
      <main className="@container mx-auto w-full max-w-310 px-4 py-6 pb-[calc(var(--notice-height)+1.5rem)] md:p-8">
        <Suspense fallback={null}>
          <Screen />
        </Suspense>
      </main>
      <Toaster />
    </TooltipProvider>
  )
}
