import axe from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * The rules of axe that the page breaks, as text: the rule, how often, and the first place. Only what is broken is
 * described, which takes a tenth of the time of a full report.
 */
export async function brokenRules(page: Page, where: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    return (await inPage.run(document, { resultTypes: ['violations'] })).violations
  })
  return violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.length} × at ${nodes[0]?.html.slice(0, 100)}`)
}
