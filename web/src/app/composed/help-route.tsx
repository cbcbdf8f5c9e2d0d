import { HelpScreen } from '../../features/help/help-screen.tsx'
import { FirstStepsCard } from '../../features/home/first-steps-card.tsx'
import { useCan } from '../../platform/auth/use-can.ts'

/** The guides, with the first steps for those who take them. */
export function HelpRoute() {
  const isOfTeam = useCan('home.read')
  return <HelpScreen firstSteps={isOfTeam && <FirstStepsCard />} />
}
