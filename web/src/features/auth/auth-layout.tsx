import { addresses } from '@aurelio/contracts/addresses'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Logo } from '../../ui/logo.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

/** Behind the form, and only where there is room for it. */
const ProductStill = lazyPart(async () => (await import('./product-still.tsx')).ProductStill)

type AuthLayoutProps = { title: string; text?: string; children: ReactNode }

/** Type on public screens is one step larger than in the dashboard: 16 px. */
const publicType = '[--text-sm--line-height:1.5rem] [--text-sm:1rem]'

/** The form on one side, a still of the product on the other, which hides under 900 px. */
export function AuthLayout({ title, text, children }: AuthLayoutProps) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width: 900px)')
  return (
    <div className={`grid min-h-dvh min-[900px]:grid-cols-2 ${publicType}`}>
      <main className="flex flex-col px-4 py-6 sm:px-8">
        <Link
          to={addresses.login}
          className="flex items-center gap-2 self-start rounded-md text-base font-semibold"
        >
          <Logo />
          Aurelio
        </Link>
        <div className="m-auto flex w-full max-w-100 flex-col gap-6 py-8">
          <header className="flex flex-col gap-1">
            {/* A new one for each step. */}
            <h1 key={title} ref={goOnHere} tabIndex={-1} className="text-2xl font-semibold outline-none">
              {title}
            </h1>
            {text !== undefined && <p className="text-base text-muted">{text}</p>}
          </header>
          {children}
        </div>
      </main>
      <aside aria-label={t('Qué es Aurelio')} className="hidden border-l bg-surface min-[900px]:block">
        <div className="sticky top-0 flex h-dvh flex-col justify-center gap-10 overflow-hidden p-12">
          <div className="mx-auto aspect-[560/380] w-full max-w-160">
            <Suspense fallback={null}>{isWide && <ProductStill />}</Suspense>
          </div>
          <p className="mx-auto max-w-md text-center text-xl font-medium text-balance">
            {t('Diseña la página, publícala y recibe los leads en el mismo sitio.')}
          </p>
        </div>
      </aside>
    </div>
  )
}

/** What had the focus is gone with the step before, so keyboard and screen reader go on at the start of this one. */
function goOnHere(heading: HTMLElement | null) {
  if (document.activeElement === document.body) heading?.focus()
}
