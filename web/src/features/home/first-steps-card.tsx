import { FirstSteps } from './first-steps.tsx'
import { useOverview } from './use-overview.ts'

/** The first steps for who looks for help: they tick themselves by what was really done, and stay there. */
export function FirstStepsCard() {
  const { data: overview } = useOverview()
  return (
    <div className="flex min-h-52 max-w-120 rounded-lg border bg-surface coarse:min-h-60">
      <FirstSteps done={overview?.steps} />
    </div>
  )
}
