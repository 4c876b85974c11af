import { expect, type Locator } from '@playwright/test'
import { addressOf, type Device, GALAXY_S24, GRADE_A_TEXTS, type Reach } from './devices.ts'
import { EmailForm } from './email-form.ts'
import { TOLD } from './expect-invariants.ts'
import { marketPage } from './market-page.ts'
import { FAILURE_TEXTS, MARKET_TEXTS } from './market-texts.ts'
import { SellForm } from './sell-form.ts'
import { chooseCard, escapePattern, findFolded, openStep, press } from './steps.ts'

type Step = 'type' | 'manufacturer' | 'model' | 'color'

/** The buy-back page as its visitors speak of it. */
export class BuybackPage extends marketPage(MARKET_TEXTS) {
  get failures() {
    return FAILURE_TEXTS[this.market]
  }

  /** Opens the page where nothing is chosen yet. */
  async open(): Promise<void> {
    await this.page.goto(this.texts.path)
  }

  /** Opens the page at an address that has chosen a device as far as wanted. */
  async openAt(reach: Reach, device: Device = GALAXY_S24): Promise<void> {
    await this.page.goto(addressOf(this.market, reach, device))
  }

  /** Opens the page with a device and all answers, so that its price stands at once. */
  async openWithPrice(device: Device = GALAXY_S24): Promise<void> {
    await this.openAt('price', device)
    await this.expectAnyPrice()
  }

  get selector(): Locator {
    return this.page.locator('[data-component="buyback-selector"]')
  }

  /** One of the four lists, by the question it answers. */
  list(step: Step): Locator {
    return this.selector.getByRole('group', { name: this.texts.steps[step], exact: true })
  }

  card(step: Step, label: string): Locator {
    return this.list(step).getByRole('radio', { name: label, exact: true })
  }

  /** The line that an answered step is folded to. */
  folded(step: Step, label?: string): Locator {
    return findFolded(this.selector, this.texts.steps[step], label)
  }

  async choose(step: Step, label: string): Promise<void> {
    await chooseCard(this.selector, this.texts.steps[step], label)
  }

  /** Waits until a list can be chosen from. */
  async expectList(step: Step, label?: string): Promise<void> {
    const cards = label ? this.card(step, label) : this.list(step).getByRole('radio').first()
    await expect(cards).toBeVisible()
  }

  async chooseDevice({ manufacturer, model, color }: Device = GALAXY_S24): Promise<void> {
    await this.choose('type', this.texts.phones)
    await this.choose('manufacturer', manufacturer.label)
    await this.choose('model', model.label)
    await this.chooseColor(color)
  }

  async chooseColor(color: string): Promise<void> {
    await openStep(this.selector, this.texts.steps.color)
    await press(this.list('color').locator(`input[value="${color}"]`))
  }

  async answer(question: string, answer: string): Promise<void> {
    await openStep(this.selector, question)
    await press(
      this.selector
        .getByRole('group', { name: question, exact: true })
        .getByRole('radio', { name: new RegExp(`^${escapePattern(answer)}`) }),
    )
  }

  /** Answers all questions on the device's condition, for grade A. */
  async answerAll(): Promise<void> {
    for (const [question, answer] of GRADE_A_TEXTS[this.market]) await this.answer(question, answer)
  }

  get pricePanel(): Locator {
    return this.selector.getByRole('region', { name: this.texts.price })
  }

  /** In the place of a price; no offer stands in the name of its region. */
  get refusal(): Locator {
    return this.selector.locator('.ostrov-selector-price .ostrov-note')
  }

  get amount(): Locator {
    return this.pricePanel.locator('.ostrov-selector-amount strong')
  }

  async expectPrice(price: string): Promise<void> {
    await expect(this.amount).toHaveText(price)
  }

  async expectAnyPrice(): Promise<void> {
    await expect(this.amount).toHaveText(/^[\d\s.,]+\s(?:Kč|Lei)$/)
  }

  /** What is told: an alert, a note, or the summary of a form, which takes the focus. */
  told(text: string): Locator {
    return this.page.locator(TOLD).filter({ hasText: text }).first()
  }

  async expectTold(text: string, patience: { timeout?: number } = {}): Promise<void> {
    await expect(this.told(text)).toBeVisible(patience)
  }

  get retryButton(): Locator {
    return this.page.getByRole('button', { name: this.texts.retry, exact: true })
  }

  get signInLink(): Locator {
    return this.selector.or(this.sellForm.place).getByRole('link', { name: this.texts.signIn })
  }

  get sellForm(): SellForm {
    return new SellForm(this.page, this.market)
  }

  get emailForm(): EmailForm {
    return new EmailForm(this.selector, this.market)
  }

  /** Opens the form that sells the device; its price stands already. */
  async openSellForm(): Promise<SellForm> {
    await this.pricePanel.getByRole('button', { name: this.texts.sell, exact: true }).click()
    const form = this.sellForm
    await form.expectOpen()
    return form
  }

  /** Opens the form again for another device like the one that was sold. */
  async sellAnother(): Promise<void> {
    await this.sellForm.place.getByRole('button', { name: this.texts.sellAnother, exact: true }).click()
    await this.sellForm.expectOpen()
  }

  /** Opens the form that sends the price by e-mail. */
  async openEmailForm(): Promise<EmailForm> {
    await this.pricePanel.getByRole('button', { name: this.texts.sendPrice, exact: true }).click()
    await expect(this.emailForm.field).toBeVisible()
    return this.emailForm
  }
}
