import { expect, test } from 'vitest'
import { element } from '../testing/documents.ts'
import { rootStyles } from '../testing/view.ts'

test.each(['section-1', 'container-1'])(
  '%s reaches from side to side and keeps its content narrower',
  (id) => {
    const styles = (props: Record<string, unknown>) =>
      rootStyles(element(id, { padding: '40px 20px', ...props }, []))
    expect(styles({})).not.toHaveProperty('paddingLeft')
    expect(styles({ contentWidth: 'brand' })).toMatchObject({
      padding: '40px 20px',
      paddingLeft: 'max(20px, (100% - var(--token-content-width, 1120px)) / 2)',
    })
    expect(styles({ contentWidth: 'own', ownContentWidth: '5000px' }).paddingRight).toBe(
      'max(20px, (100% - 1920px) / 2)',
    )
  },
)
