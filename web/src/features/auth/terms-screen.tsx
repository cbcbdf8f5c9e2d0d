import { addresses } from '@aurelio/contracts/addresses'
import type { AuthOptions } from '@aurelio/contracts/security'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { privacyClauses, termsClauses } from './terms-text.ts'
import { useAuthOptions } from './use-auth-options.ts'

/** Terms of use and privacy under Spanish and European law (LSSI, RGPD, LOPDGDD). */
export function TermsScreen() {
  const { t, i18n } = useTranslation()
  const options = useAuthOptions()
  return (
    <main className="mx-auto flex w-full max-w-[70ch] flex-col gap-6 px-4 py-8 text-base">
      <Link to={addresses.login} className="flex items-center gap-2 self-start rounded-md font-semibold">
        <Logo />
        Aurelio
      </Link>
      <h1 className="text-3xl font-semibold">{t('Términos y condiciones')}</h1>
      <p className="text-muted">
        {t(
          'Las reglas de uso de Aurelio y cómo se tratan tus datos, en claro, según la ley española y europea.',
        )}
      </p>
      {i18n.language !== 'es' && (
        <p className="rounded-lg border bg-surface p-4">
          {t('Las cláusulas están en español: es el único texto que obliga.')}
        </p>
      )}
      <Operator operator={options?.operator} />
      <h2 className="text-2xl font-semibold">{t('Condiciones de uso')}</h2>
      <Clauses clauses={termsClauses} />
      <h2 className="text-2xl font-semibold">{t('Privacidad')}</h2>
      <Clauses clauses={privacyClauses} />
      <p className="text-muted">
        {t('Estas condiciones se rigen por la ley española y el derecho de la Unión Europea.')}
      </p>
      <Link to="/signup" className={buttonClass({ size: 'form', className: 'self-start' })}>
        {t('Ir a crear cuenta')}
      </Link>
    </main>
  )
}

/** Who answers for this installation, as its settings say (LSSI, article 10). */
function Operator({ operator }: { operator: AuthOptions['operator'] | undefined }) {
  const { t } = useTranslation()
  const given = [
    [t('Titular'), operator?.name],
    [t('Dirección'), operator?.address],
    [t('Contacto'), operator?.contact],
  ].filter(([, value]) => value)
  return (
    <section className="flex flex-col gap-2 rounded-lg border bg-surface p-4">
      <h2 className="text-xl font-semibold">{t('Titular de esta instalación')}</h2>
      {given.length === 0 ? (
        <p className="text-muted">
          {t('El titular es la organización que te ha dado acceso. Pídele sus datos de contacto.')}
        </p>
      ) : (
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_1fr]">
          {given.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** Not translated: the Spanish text is the one that binds. */
function Clauses({ clauses }: { clauses: readonly (readonly [string, readonly string[]])[] }) {
  return clauses.map(([title, paragraphs]) => (
    <section key={title} lang="es" className="flex flex-col gap-2">
      <h3 className="text-xl font-semibold">{title}</h3>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  ))
}
