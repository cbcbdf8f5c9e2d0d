import { FirstSteps } from './first-steps.tsx'
import { useOverview } from './use-overview.ts'

/** The first steps for who looks for help: they tick themselves by what was really done, and stay there. In a row where there is room. */
export function FirstStepsCard() {
  const { data: overview } = useOverview()
  return (
    <div className="flex rounded-lg border bg-surface @max-3xl:min-h-52 @max-3xl:max-w-120 @3xl:[&_li]:flex-1 @3xl:[&_ol]:flex-row coarse:@max-3xl:min-h-60">
      <FirstSteps done={overview?.steps} heading="h2" />
    </div>
  )
}
