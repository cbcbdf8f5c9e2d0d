import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const LeadPicture = lazyPart(async () => (await import('./lead-picture.tsx')).LeadPicture)
const pictures = /\.(?:jpe?g|png|webp|gif|avif|hei[cf])$/i

/** A file that came with a form: to be saved, and a picture to be looked at. */
export function LeadFile({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const address = `/api/lead-files/${id}`
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <a href={address} download className="text-accent-text hover:underline">
        {name}
      </a>
      {pictures.test(name) && (
        <Button
          size="dense"
          variant="ghost"
          aria-label={t('Ver {{name}}', { name })}
          onClick={() => setOpen(true)}
        >
          {t('Ver')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <LeadPicture address={address} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}
