/** @jsxRuntime automatic */
import type { PageContext } from '../definition.ts'
import type { FormProps } from './schema.ts'
import type { DrawnWords } from './words/drawn-words.ts'

type FormDownloadProps = { props: FormProps; download: PageContext['download']; words: DrawnWords }

/** What a form gives beside its thanks: the file at an address, or one of the workspace to who has just sent it. */
export function FormDownload({ props: { after, afterFile, afterLink }, download, words }: FormDownloadProps) {
  if (after !== 'download') return null
  const given = afterFile?.id === download?.fileId ? download?.address : undefined
  const address = afterFile ? given : afterLink
  if (!address) return null
  return (
    <>
      {' '}
      <a href={address} download="">
        {words.download}
      </a>
      {afterFile && ` ${afterFile.name}`}
    </>
  )
}
