import { addresses } from '@aurelio/contracts/addresses'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useAuth } from '../../platform/auth/auth-provider.tsx'
import { MailHint, sendsMail } from '../../platform/auth/mail-hint.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { rememberedWay } from './after-confirming.ts'
import { AuthLayout } from './auth-layout.tsx'
import { ErrorBox } from './error-box.tsx'
import { linkClass } from './link-class.ts'
import { NoticeBox } from './notice-box.tsx'
import { loadSubmission } from './use-auth-form.ts'
import { useAuthOptions } from './use-auth-options.ts'

/** Tells where the link is that confirms the address; with the mailed link's `token` it confirms the address. */
export function VerifyEmailScreen() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const token = search.get('token')
  const email = emailOf(useLocation().state)
  if (token !== null && token !== '') return <Confirmation token={token} />
  return (
    <AuthLayout title={t('Confirma tu correo')}>
      {email === null ? (
        <p className="text-base text-muted">{t('Abre el enlace del mensaje de confirmación.')}</p>
      ) : (
        <Waiting email={email} />
      )}
      <Link to={addresses.login} className={`self-center ${linkClass}`}>
        {t('Volver a iniciar sesión')}
      </Link>
    </AuthLayout>
  )
}

type Outcome = { kind: 'asking' } | { kind: 'confirmed' } | { kind: 'refused'; text: string }

/** A link works once, so it is asked for once, whatever React does. */
const asked = new Map<string, Promise<Outcome>>()

function confirmOnce(token: string): Promise<Outcome> {
  const known = asked.get(token)
  if (known) return known
  const answer = loadSubmission().then(async ({ confirmEmail }): Promise<Outcome> => {
    const confirmed = await confirmEmail(token)
    return confirmed.ok ? { kind: 'confirmed' } : { kind: 'refused', text: confirmed.text }
  })
  asked.set(token, answer)
  return answer
}

function Confirmation({ token }: { token: string }) {
  const { t } = useTranslation()
  const { status, refresh } = useAuth()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'asking' })
  const [way] = useState(rememberedWay)

  useEffect(() => {
    let isGone = false
    const confirm = async () => {
      const ended = await confirmOnce(token)
      if (isGone) return
      setOutcome(ended)
      if (ended.kind === 'confirmed') await refresh()
    }
    confirm().catch(() => {
      setOutcome({
        kind: 'refused',
        text: t('No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.'),
      })
    })
    return () => {
      isGone = true
    }
  }, [token, refresh, t])

  if (outcome.kind === 'asking') {
    return (
      <AuthLayout title={t('Confirma tu correo')}>
        <p role="status" className="flex items-center gap-3 text-base text-muted">
          <Spinner className="size-5" />
          {t('Comprobando el enlace...')}
        </p>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={outcome.kind === 'confirmed' ? t('Correo confirmado') : t('Confirma tu correo')}>
      {outcome.kind === 'confirmed' ? (
        <NoticeBox>
          <p>{t('Gracias. Tu correo está confirmado.')}</p>
        </NoticeBox>
      ) : (
        <>
          <ErrorBox title={t('Este enlace no sirve')} text={outcome.text} />
          {status !== 'signed-in' && (
            <p className="text-base text-muted">{t('Entra con tu contraseña y podrás pedir otro.')}</p>
          )}
        </>
      )}
      <Link
        to={status === 'signed-in' ? way : addresses.login}
        state={{ from: way }}
        className={buttonClass({ variant: 'primary', size: 'form' })}
      >
        {status === 'signed-in' || outcome.kind === 'confirmed' ? t('Continuar') : t('Iniciar sesión')}
      </Link>
    </AuthLayout>
  )
}

function Waiting({ email }: { email: string }) {
  const { t } = useTranslation()
  const options = useAuthOptions()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [wasSent, setSent] = useState(false)

  async function send() {
    setBusy(true)
    const { sendVerification } = await loadSubmission()
    const answer = await sendVerification(email)
    setBusy(false)
    setSent(answer.ok)
    setFailure(answer.ok ? null : answer.text)
  }

  function linkText() {
    if (!sendsMail(options))
      return wasSent
        ? t('Otro enlace para {{email}} ya está preparado.', { email })
        : t('El enlace que activa la cuenta de {{email}} ya está preparado.', { email })
    return wasSent
      ? t('Hemos enviado otro enlace a {{email}}.', { email })
      : t('Hemos enviado un enlace a {{email}}. Ábrelo para activar tu cuenta.', { email })
  }

  return (
    <>
      <NoticeBox>
        <p>{linkText()}</p>
        <MailHint options={options} />
      </NoticeBox>
      {failure !== null && <ErrorBox title={t('No se ha podido enviar')} text={failure} />}
      <Button size="form" busy={isBusy} onClick={() => void send()}>
        {t('Pedir otro enlace')}
      </Button>
    </>
  )
}

function emailOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('email' in state)) return null
  return typeof state.email === 'string' ? state.email : null
}
