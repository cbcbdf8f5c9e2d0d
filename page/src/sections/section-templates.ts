import { benefitsSections } from './benefits/sections.ts'
import { callSections } from './call/sections.ts'
import { footerSections } from './footer/sections.ts'
import { formSections } from './form/sections.ts'
import { gallerySections } from './gallery/sections.ts'
import { headerSections } from './header/sections.ts'
import { heroSections } from './hero/sections.ts'
import { howItWorksSections } from './how-it-works/sections.ts'
import { pricingSections } from './pricing/sections.ts'
import { questionsSections } from './questions/sections.ts'
import type { SectionTemplate } from './section-template.ts'
import { socialProofSections } from './social-proof/sections.ts'
import { teamSections } from './team/sections.ts'

export type { SectionText } from './section-text.ts'

/** The library behind 'Secciones', group by group; each section lies in a file of its own, read when it is asked for. */
export const sectionTemplates: readonly SectionTemplate[] = [
  ...headerSections,
  ...heroSections,
  ...benefitsSections,
  ...howItWorksSections,
  ...socialProofSections,
  ...pricingSections,
  ...questionsSections,
  ...teamSections,
  ...gallerySections,
  ...callSections,
  ...formSections,
  ...footerSections,
]
