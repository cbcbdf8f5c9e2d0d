import { Suspense } from 'react'
import { lazyPart } from '../../../../../../ui/lazy-part.ts'
import type { ControlProps, TextKind } from './control.ts'
import { TextControl } from './text-control.tsx'

const MediaLibrary = lazyPart(async () => (await import('./media-library.tsx')).MediaLibrary)

/** The address of a film or a sound, typed or chosen of the workspace's own. */
export function MediaControl(props: ControlProps<TextKind>) {
  const { field, set } = props
  return (
    <div className="flex flex-col gap-2">
      <TextControl {...props} />
      <Suspense fallback={null}>
        <MediaLibrary
          kind={field.kind === 'audio' ? 'audio' : 'video'}
          onChoose={(address) => set(address)}
        />
      </Suspense>
    </div>
  )
}
