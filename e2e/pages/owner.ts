import { expect, type Page } from '@playwright/test'
import type { TaxBase } from '#domain/fleet/pricing/taxes/tax.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { areaMessages } from '#web/staff/staff/company/area-messages.ts'
import { companyMessages } from '#web/staff/staff/company/company-messages.ts'
import { taxMessages } from '#web/staff/staff/company/tax-messages.ts'
import { fileMessages } from '#web/staff/staff/files/file-messages.ts'
import { fleetFileMessages } from '#web/staff/staff/garage/fleet-file-messages.ts'
import { photoFileMessages } from '#web/staff/staff/garage/photo-file-messages.ts'
import { staffMessages } from '#web/staff/staff/messages.ts'
import { orderMessages } from '#web/staff/staff/order/order-messages.ts'
import type { ViewName } from '#web/staff/staff/view-groups.ts'
import { openingMessages } from '#web/staff/staff/opening/opening-messages.ts'

type FileToSend = { name: string; mimeType: string; buffer: Buffer }
type Tax = {
  name: { en: string; es: string }
  percent?: string
  daily?: string
  firstDays?: string
  on: readonly TaxBase[]
  onTaxes?: readonly string[]
  account: string
}

const company = companyMessages.en
const areas = areaMessages.en
const taxes = taxMessages.en

/** What an owner does on the first day, found as a person finds it; counts the presses. */
export class Owner {
  readonly page: Page
  presses = 0

  constructor(page: Page) {
    this.page = page
  }

  async press(name: string | RegExp, within: Pick<Page, 'getByRole'> = this.page) {
    this.presses += 1
    await within.getByRole('button', { name }).click()
  }

  async openList(view: ViewName) {
    this.presses += 1
    await this.page.goto(`/staff?view=${view}`)
  }

  async fill(label: string, text: string, within: Pick<Page, 'getByRole'> = this.page) {
    this.presses += 1
    await within.getByRole('textbox', { name: label }).first().fill(text)
  }

  /** Saves the settings, and waits until nothing is unsaved. */
  async saveCompany() {
    await this.press(company.save)
    await expect(this.page.getByRole('button', { name: company.undo })).toBeHidden()
  }

  async addArea(area: { en: string; es: string; town: string; address: string; gas: string }) {
    await this.press(areas.add)
    const card = this.page.getByRole('region', { name: areas.newArea })
    await this.fill(areas.nameEn, area.en, card)
    await this.fill(areas.nameEs, area.es, card)
    await card.getByRole('combobox', { name: areas.town }).fill(area.town.slice(0, 5))
    this.presses += 2
    await this.page.getByRole('option', { name: area.town }).click()
    await this.fill(areas.address, area.address, card)
    await this.fill(areas.gasPrice, area.gas, card)
    await this.fill(areas.kwhPrice, '0.40', card)
    await this.press(areas.saveNew, card)
    await expect(this.page.getByRole('region', { name: area.en, exact: true })).toBeVisible()
  }

  async addTax(area: string, tax: Tax) {
    const card = this.page.getByRole('region', { name: taxes.taxes(area) })
    await this.press(taxes.add, card)
    const form = this.page.getByRole('form', { name: taxes.newTax })
    await this.fill(taxes.nameEn, tax.name.en, form)
    await this.fill(taxes.nameEs, tax.name.es, form)
    if (tax.percent !== undefined) await this.fill(taxes.percent, tax.percent, form)
    else {
      await form.getByRole('radio', { name: taxes.dayWay }).check()
      await this.fill(taxes.daily, tax.daily ?? '', form)
      await this.fill(taxes.firstDays, tax.firstDays ?? '', form)
    }
    if (tax.percent !== undefined)
      for (const base of Object.keys(taxes.bases) as TaxBase[])
        await form
          .getByRole('checkbox', { name: taxes.bases[base], exact: true })
          .setChecked(tax.on.includes(base))
    for (const other of tax.onTaxes ?? [])
      await form.getByRole('checkbox', { name: other, exact: true }).check()
    await this.fill(taxes.account, tax.account, form)
    await this.press(taxes.saveNew, form)
    await expect(card.getByText(tax.name.en, { exact: true }).first()).toBeVisible()
  }

  /** A file of cars, which says first what it would do. */
  async takeCars(file: FileToSend, cars: number) {
    this.presses += 1
    await this.page.getByLabel(fleetFileMessages.en.in).setInputFiles(file)
    await expect(this.page.getByText(fleetFileMessages.en.added(cars))).toBeVisible()
    await this.press(fileMessages.en.press)
    await expect(this.page.getByText(fleetFileMessages.en.added(cars))).toBeHidden()
  }

  /** A ZIP of photos, likewise; it works beside what the owner does. */
  async takePhotos(file: FileToSend, photos: number) {
    const words = photoFileMessages.en
    this.presses += 1
    await this.page.getByLabel(words.in).setInputFiles(file)
    await expect(this.page.getByText(words.photos(photos))).toBeVisible()
    await this.press(words.press)
    await expect(this.page.getByText(words.done(photos))).toBeVisible()
  }

  /** Those of a list with the heading of its columns; the ledger below payments is another table. */
  get rows() {
    return this.page.getByRole('grid').getByRole('row')
  }

  /** Opens the first row of a list and decides it; then it goes. */
  async decideFirst(name: string) {
    const { rows } = this
    // The first one is the heading of the columns.
    await expect(rows.nth(1)).toBeVisible()
    const count = await rows.count()
    await rows.nth(1).click()
    this.presses += 2
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => rows.count()).toBeLessThan(count)
  }

  /** Confirms the first booking of the list, on its page, and goes back to the list. */
  async confirmFirst() {
    const { rows } = this
    await expect(rows.nth(1)).toBeVisible()
    const count = await rows.count()
    await rows.nth(1).click()
    this.presses += 4
    const confirm = { name: staffMessages.en.confirm, exact: true }
    await this.page.getByRole('button', confirm).click()
    await this.page.getByRole('dialog').getByRole('button', confirm).click()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
    await this.page.getByRole('button', { name: orderMessages.en.back, exact: true }).click()
    await expect.poll(() => rows.count()).toBeLessThan(count)
  }

  /** The texts are read, and the door is opened. */
  async openDoors() {
    const words = openingMessages.en
    await this.openList('opening')
    await this.page.getByRole('checkbox', { name: words.accept }).check()
    await this.press(words.acceptPress)
    await this.press(words.open)
    await expect(this.page.getByRole('heading', { name: words.isOpen })).toBeVisible()
  }

  /** What is chosen, by the program's own word for it. */
  static readonly words = { company, ui: uiMessages.en }
}
