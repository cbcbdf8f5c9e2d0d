import { useTranslation } from 'react-i18next'

type SharePreviewProps = { image: string; title: string; description: string; host: string }

/** The link as WhatsApp and X show it to who gets it. */
export function SharePreview({ image, title, description, host }: SharePreviewProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3 @md:grid-cols-2">
      <figure className="flex flex-col gap-1">
        <figcaption className="text-sm font-medium">
          {t('Así se verá en {{name}}', { name: 'WhatsApp' })}
        </figcaption>
        <div className="overflow-hidden rounded-lg border bg-surface">
          <img src={image} alt="" className="aspect-[1200/630] w-full object-cover" />
          <p className="line-clamp-2 px-3 pt-2 font-medium break-words">{title}</p>
          <p className="line-clamp-1 px-3 text-dense text-muted">{description}</p>
          <p className="truncate px-3 pb-2 text-xs text-muted">{host}</p>
        </div>
      </figure>
      <figure className="flex flex-col gap-1">
        <figcaption className="text-sm font-medium">{t('Así se verá en {{name}}', { name: 'X' })}</figcaption>
        <div className="relative overflow-hidden rounded-lg border">
          <img src={image} alt="" className="aspect-[1200/630] w-full object-cover" />
          <p className="absolute bottom-2 left-2 max-w-[90%] truncate rounded-md bg-background px-2 text-xs text-foreground">
            {title}
          </p>
        </div>
        <p className="truncate text-xs text-muted">{host}</p>
      </figure>
    </div>
  )
}
