import { expect, type Locator } from '@playwright/test'

/** Moves the focus to the target with the Tab key alone; fails when it is not reached. */
export async function tabTo(target: Locator): Promise<void> {
  // What has just come up takes no key yet.
  await expect(target).toBeEnabled()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
