import { advisoryFirm } from './library/advisory-firm.ts'
import { ceramicsShop } from './library/ceramics-shop.ts'
import { courseLaunch } from './library/course-launch.ts'
import { natureBlog } from './library/nature-blog.ts'
import { playStudio } from './library/play-studio.ts'
import { posterPortfolio } from './library/poster-portfolio.ts'
import type { LibraryTemplate } from './template.ts'

export { libraryCategories } from './template.ts'

/** The pages behind the editor's 'Plantillas', in the order of their categories. */
export const libraryTemplates: readonly LibraryTemplate[] = [
  courseLaunch,
  posterPortfolio,
  natureBlog,
  ceramicsShop,
  advisoryFirm,
  playStudio,
]
