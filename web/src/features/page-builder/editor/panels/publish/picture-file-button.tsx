import { useRef } from 'react'
import { Button } from '../../../../../ui/button.tsx'

type PictureFileButtonProps = { label: string; busy: boolean; onFile: (file: File) => void }

/** A button that asks for a picture of the person's own. */
export function PictureFileButton({ label, busy, onFile }: PictureFileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        aria-label={label}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}
