import { es as editor } from '../../features/page-builder/editor/texts/es.ts'
import { es as forms } from '../../features/forms/texts/es.ts'
import { es as imageOptimizer } from '../../features/image-optimizer/texts/es.ts'
import { es as leads } from '../../features/leads/texts/es.ts'
import { es as pdfTools } from '../../features/pdf-tools/texts/es.ts'
import { es as pageOverview } from '../../features/page-builder/overview/texts/es.ts'
import { es as platform } from '../../platform/texts/es.ts'
import { es as projects } from '../../features/projects/texts/es.ts'
import { es as reviews } from '../../features/reviews/texts/es.ts'
import { es as tasks } from '../../features/tasks/texts/es.ts'
import { es as ui } from '../../ui/texts/es.ts'

/** What differs from its key in Spanish, of every part of the app. */
export const es = {
  ...editor,
  ...forms,
  ...imageOptimizer,
  ...leads,
  ...pdfTools,
  ...pageOverview,
  ...platform,
  ...projects,
  ...reviews,
  ...tasks,
  ...ui,
}
