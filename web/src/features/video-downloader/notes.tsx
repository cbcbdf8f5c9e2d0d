import { useTranslation } from 'react-i18next'

const steps = [
  'Paste the address of a video into the field above.',
  'Press “Get Info” to see the video and its formats.',
  'Choose a format and a quality, or only the sound as MP3.',
  'Press “Download Video” and save the file when it is ready.',
]

/** 'How to use:', shown while there is nothing else to show. */
export function HowToUse() {
  const { t } = useTranslation()
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{t('How to use:')}</h2>
      <ol className="flex list-decimal flex-col gap-1 pl-5 text-muted">
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </section>
  )
}

/** What works, and one honest line on rights. */
export function Notes() {
  const { t } = useTranslation()
  return (
    <div className="flex max-w-prose flex-col gap-1 text-dense text-muted">
      <p>
        {t(
          'Works with YouTube and with most sites that show videos. Of a playlist you choose what to take; live broadcasts work once they are over.',
        )}
      </p>
      <p>
        {t(
          'Download only what is yours or what you have permission to keep: its rights stay with their owner.',
        )}
      </p>
    </div>
  )
}
