import { everyElement } from '../../page/src/elements/groups.ts'
import { plainSamples, styleSample } from '../../page/src/testing/samples.ts'
import { test } from '../product/test.ts'
import { makeLegalPages } from '../steps/legal-pages.ts'
import { expectSameElements, samplesOf } from '../steps/same-elements.ts'
import { wide } from '../steps/same-pixels.ts'
import { enter } from '../steps/session.ts'

const parts = 4
for (let part = 0; part < parts; part += 1)
  test(`every element as it comes, bare, whole and in every style, part ${part + 1} of ${parts}`, async ({
    context,
    page,
    product,
  }) => {
    const account = await enter(context, product.url)
    await makeLegalPages(account)
    await page.setViewportSize({ width: wide, height: 900 })
    const types = everyElement.filter((_, index) => index % parts === part)
    await expectSameElements(
      { context, page, account },
      types.flatMap((definition) =>
        samplesOf(definition, (each) => [...plainSamples(each), styleSample(each)]),
      ),
    )
  })
