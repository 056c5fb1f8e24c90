import { reviewMessages } from '#web/community/reviews/messages.ts'
import { expect } from '../support/fixtures.ts'
import { dialogsAreGone } from './dialogs.ts'
import { RunningJob } from './running-job.ts'

/** Everything that a whole screen has to press. */
export const far = 200

/** The page of a job in English, for somebody without a mouse. */
export class JobByKeyboard extends RunningJob {
  get title() {
    return this.page.getByRole('heading', { level: 1 })
  }

  async offerByKeys(dollars: number, comment: string) {
    await this.keyboard.type(this.form.getByLabel(this.words.amount), String(dollars), far)
    await this.keyboard.type(this.form.getByLabel(this.words.comment), comment)
    const send = this.form.getByRole('button', { name: this.words.send, exact: true })
    await this.keyboard.press(send)
    await expect(this.form).toContainText(this.words.waits)
    await this.keyboard.isSeen()
  }

  async acceptByKeys(name: string, amount: string) {
    await this.keyboard.press(this.button(this.words.acceptOf(name, amount)), far)
    await this.agree(this.words.accept)
    await expect(this.status).toContainText(this.names.statuses.assigned)
  }

  /** Agrees to a question that was asked, and comes back to the page, where the title has the focus. */
  async agree(label: string) {
    const question = this.page.getByRole('alertdialog')
    await this.keyboard.isIn(question)
    await this.keyboard.press(question.getByRole('button', { name: label, exact: true }))
    await dialogsAreGone(this.page)
    await expect(this.title).toBeFocused()
  }

  /** Rates 9 for every criterion: from the first of a scale the arrow goes around to the last. */
  async rateByKeys(open: string, send: string) {
    await this.keyboard.press(this.button(open), far)
    const dialog = this.page.getByRole('dialog')
    const scales = dialog.getByRole('group')
    await expect(scales.nth(3)).toBeVisible()
    await this.keyboard.isIn(dialog)
    for (const scale of await scales.all()) {
      await this.keyboard.to(scale.getByRole('radio').first())
      await this.page.keyboard.press('ArrowLeft')
      await this.page.keyboard.press('ArrowLeft')
      const nine = scale.getByRole('radio', { name: reviewMessages.en.of(9, 10), exact: true })
      await expect(nine).toBeChecked()
      await this.keyboard.isSeen()
    }
    await this.keyboard.type(dialog.getByLabel(this.acts.comments), 'All went well.')
    await this.keyboard.press(dialog.getByRole('button', { name: send, exact: true }))
    await dialogsAreGone(this.page)
    // The button is gone: its card's heading goes on.
    await expect(this.page.locator(':is(h1, h2):focus')).toHaveCount(1)
  }
}
