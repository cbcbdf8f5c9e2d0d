import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'

/** Titles and paragraphs; Spanish texts are their own translation keys. */
const clauses = [
  [
    'Quién presta el servicio',
    'Aurelio está instalado en un servidor de tu agencia. La agencia decide quién entra, guarda los datos y responde de ellos; quienes hacen el programa no reciben nada.',
  ],
  [
    'Tu cuenta',
    'La cuenta es personal. Elige una contraseña que no uses en otro sitio, no la compartas y avisa a tu agencia si crees que alguien la conoce.',
  ],
  [
    'Tus contenidos',
    'Lo que creas es tuyo o de tu agencia, según lo que hayáis acordado. Publica solo textos, imágenes y vídeos que tengas derecho a usar.',
  ],
  [
    'Datos de otras personas',
    'Si una página tuya pide datos, di para qué los quieres, pide solo los necesarios y atiende a quien quiera verlos, corregirlos o borrarlos.',
  ],
  [
    'Un uso correcto',
    'No uses Aurelio para engañar, enviar correo no deseado ni publicar nada ilegal. La agencia puede retirar esas páginas y cerrar la cuenta.',
  ],
  ['Garantía', 'El programa se ofrece tal como es. Guarda copia de lo que no puedas perder.'],
] as const

export function TermsScreen() {
  const { t } = useTranslation()
  return (
    <main className="mx-auto flex w-full max-w-[70ch] flex-col gap-6 px-4 py-8 text-base">
      <Link to="/login" className="flex items-center gap-2 self-start rounded-md font-semibold">
        <Logo />
        Aurelio
      </Link>
      <h1 className="text-3xl font-semibold">{t('Términos y condiciones')}</h1>
      <p className="text-muted">
        {t('Las reglas de uso de Aurelio, en claro. Tu agencia puede tener además las suyas.')}
      </p>
      {clauses.map(([title, text]) => (
        <section key={title} className="flex flex-col gap-1">
          <h2 className="text-xl font-semibold">{t(title)}</h2>
          <p>{t(text)}</p>
        </section>
      ))}
      <Link to="/signup" className={buttonClass({ size: 'form', className: 'self-start' })}>
        {t('Ir a crear cuenta')}
      </Link>
    </main>
  )
}
