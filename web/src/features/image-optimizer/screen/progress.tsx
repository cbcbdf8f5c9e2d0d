import { ProgressTrack } from '../../../ui/progress-bar.tsx'

/** The bar for a share from 0 to 1. What it measures is its name. */
export function Progress({ share, label }: { share: number; label: string }) {
  return <ProgressTrack percent={Math.round(share * 100)} label={label} />
}
