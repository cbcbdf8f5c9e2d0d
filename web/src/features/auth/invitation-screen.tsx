import { addresses } from '@aurelio/contracts/addresses'
import type { ShownInvitation } from '@aurelio/contracts/invitations'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router'
import { useAuth } from '../../platform/auth/auth-provider.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { ErrorBox } from './error-box.tsx'
import { linkClass } from './link-class.ts'

type Calls = typeof import('./invitation-calls.ts')
const load = (): Promise<Calls> => import('./invitation-calls.ts')

type Found =
  | { kind: 'asking' }
  | { kind: 'shown'; shown: ShownInvitation }
  | { kind: 'refused'; text: string }

/** Where the link of an invitation leads: for somebody with an account, without one, or signed in as somebody else. */
export function InvitationScreen() {
  const { t } = useTranslation()
  const { token = '' } = useParams()
  const { status } = useAuth()
  const found = useInvitation(token)
  if (found.kind === 'asking' || status === 'loading') {
    return (
      <AuthLayout title={t('Invitación')}>
        <p data-waiting role="status" className="flex items-center gap-3 text-muted">
          <Spinner className="size-5 text-accent-text" />
          {t('Abriendo la invitación...')}
        </p>
      </AuthLayout>
    )
  }
  if (found.kind === 'refused') {
    return (
      <AuthLayout title={t('Invitación')}>
        <ErrorBox title={found.text} text={t('Pide otra a quien te ha invitado.')} />
        <Link to={addresses.home} className={`self-center ${linkClass}`}>
          {t('Ir al inicio')}
        </Link>
      </AuthLayout>
    )
  }
  const { shown } = found
  return (
    <AuthLayout
      title={t('Te invitan a «{{name}}»', { name: shown.workspace.name })}
      text={
        shown.role === 'client'
          ? t('{{inviter}} te invita a seguir tus proyectos y a revisar tus páginas.', {
              inviter: shown.inviter.name,
            })
          : t('{{inviter}} te invita a trabajar con su equipo.', { inviter: shown.inviter.name })
      }
    >
      {shown.message !== '' && (
        <blockquote className="border-l-2 border-border-strong pl-4 break-words whitespace-pre-line">
          {shown.message}
        </blockquote>
      )}
      <Answer token={token} email={shown.email} />
    </AuthLayout>
  )
}

function useInvitation(token: string): Found {
  const { t } = useTranslation()
  const [found, setFound] = useState<Found>({ kind: 'asking' })
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const answer = await (await load()).showInvitation(token)
      if (!isGone) setFound(answer)
    }
    ask().catch(() => {
      if (!isGone)
        setFound({
          kind: 'refused',
          text: t('No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.'),
        })
    })
    return () => {
      isGone = true
    }
  }, [token, t])
  return found
}

/** What this person can do with it. */
function Answer({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation()
  const { session } = useAuth()
  const from = useLocation().pathname
  if (!session) {
    return (
      <div className="flex flex-col gap-3">
        <p className="text-muted">
          {t('Es para {{email}}. Entra con esa dirección para aceptarla.', { email })}
        </p>
        <Link
          to="/signup"
          state={{ from, email }}
          className={buttonClass({ variant: 'primary', size: 'form' })}
        >
          {t('Crear cuenta')}
        </Link>
        <Link to={addresses.login} state={{ from, email }} className={buttonClass({ size: 'form' })}>
          {t('Ya tengo cuenta')}
        </Link>
      </div>
    )
  }
  if (session.user.email.toLowerCase() !== email)
    return <OtherAccount email={email} own={session.user.email} />
  return <Accept token={token} />
}

function Accept({ token }: { token: string }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function accept() {
    setBusy(true)
    const refused = await (await load()).acceptInvitation(token)
    if (refused === null) return
    setBusy(false)
    setFailure(refused)
  }

  return (
    <div className="flex flex-col gap-4">
      {failure !== null && <ErrorBox title={t('No se ha podido aceptar')} text={failure} />}
      <Button
        variant="primary"
        size="form"
        busy={isBusy}
        onClick={() =>
          void accept().catch(() => {
            setBusy(false)
            setFailure(t('No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.'))
          })
        }
      >
        {t('Aceptar invitación')}
      </Button>
    </div>
  )
}

/** Signed in as somebody else: says so, and opens the way to the right account. */
function OtherAccount({ email, own }: { email: string; own: string }) {
  const { t } = useTranslation()
  const { forget } = useAuth()
  const [failure, setFailure] = useState<string | null>(null)

  async function leave() {
    const refused = await (await load()).endSession()
    if (refused === null) await forget()
    else setFailure(refused)
  }

  return (
    <div className="flex flex-col gap-4">
      {failure !== null && <ErrorBox title={t('No se ha podido cerrar la sesión')} text={failure} />}
      <p role="alert">{t('La invitación es para {{email}}, y has entrado como {{own}}.', { email, own })}</p>
      <Button size="form" onClick={() => void leave().catch(() => undefined)}>
        {t('Salir y entrar con la otra cuenta')}
      </Button>
    </div>
  )
}
