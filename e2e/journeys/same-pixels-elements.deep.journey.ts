import { ownElements } from '../../page/src/elements/registry.ts'
import { plainSamples } from '../../page/src/testing/samples.ts'
import { test } from '../product/test.ts'
import { expectSameElements, samplesOf } from '../steps/same-elements.ts'
import { wide } from '../steps/same-pixels.ts'
import { enter } from '../steps/session.ts'

const parts = 4
for (let part = 0; part < parts; part += 1)
  test(`every element as it comes, bare and whole, part ${part + 1} of ${parts}`, async ({
    context,
    page,
    product,
  }) => {
    const account = await enter(context, product.url)
    await page.setViewportSize({ width: wide, height: 900 })
    const types = ownElements.filter((_, index) => index % parts === part)
    await expectSameElements(
      { context, page, account },
      types.flatMap((definition) => samplesOf(definition, plainSamples)),
    )
  })
