/** When a widget is the right one, and what to take instead where it is not. Names between backticks are widgets. */
export interface WidgetGuidance {
  use: string
  avoid: string
  /** Where more is told of what the server has to do, with links to guides. */
  server?: string
}

/** By the name of the widget. */
export const WIDGET_GUIDANCE: Readonly<Record<string, WidgetGuidance>> = {
  'add-to-cart': {
    use: 'On the page of one product. It shows price and stock, offers insurance, warranties and instalments, and puts the product into the cart.',
    avoid: 'In lists of many products: each one asks the server. Link to the product’s page there.',
  },
  'admin-auto-preorder-grid': {
    use: 'In the back office, to see which pre-orders wait, which have pieces, and by which rule.',
    avoid: 'To change the rules: those are in `admin-preorder-settings`. Customers must not see it.',
  },
  'admin-category-settings': {
    use: 'In the back office, to assign many products to categories at once.',
    avoid: 'To make, move or delete the categories themselves: that is `admin-category-tree`.',
  },
  'admin-category-tree': {
    use: 'In the back office, to make, rename, move and delete product categories.',
    avoid: 'To assign products to them: that is `admin-category-settings`.',
  },
  'admin-crates-overview': {
    use: 'On a screen in the warehouse that stays open: it shows how far each crate is picked, and refreshes itself.',
    avoid: 'To pick an order: open it in `admin-order-delivery-detail`.',
  },
  'admin-custom-order-email': {
    use: 'In the back office, to write to the customer of one order from a template, with a preview.',
    avoid: 'For mails that the shop sends by itself, and for newsletters.',
  },
  'admin-discount-detail': {
    use: 'In the back office, to set one discount: its rule, its codes and what it applies to.',
    avoid: 'To look through all discounts: that is `admin-discount-grid`, which opens this one.',
  },
  'admin-discount-grid': {
    use: 'In the back office, to find discounts, switch them on or off, and delete them.',
    avoid: 'To change a rule: open the discount in `admin-discount-detail`.',
  },
  'admin-order-delivery-detail': {
    use: 'In the back office, to take one order from the shelf to the carrier, item by item.',
    avoid: 'At a packing table with a scanner: `admin-packaging-order-detail` needs no mouse.',
  },
  'admin-order-delivery-grid': {
    use: 'In the back office, to see all orders on their way to the carrier and change many at once.',
    avoid: 'To pick or pack a single order: open it in its detail.',
  },
  'admin-packaging-order-detail': {
    use: 'At the packing table: a whole order is packed with a scanner alone, up to the carrier’s label.',
    avoid:
      'For picking from the shelves, and on devices without a scanner: use `admin-order-delivery-detail`.',
  },
  'admin-preorder-settings': {
    use: 'In the back office, to set how incoming pieces are allocated to pre-orders.',
    avoid: 'To see what the settings led to: that is `admin-auto-preorder-grid`.',
  },
  'admin-preorder-stock': {
    use: 'In the back office, to keep how many pieces each stock reserves for pre-orders, by hand or from a CSV file.',
    avoid: 'For the shop’s ordinary stock: it knows only what is kept for pre-orders.',
  },
  'apple-pay': {
    use: 'On a page of an order that waits for payment. It shows only where the browser offers Apple Pay.',
    avoid: 'As the only way to pay. In the checkout, which brings its own payment methods, it is not needed.',
  },
  'buyback-review': {
    use: 'On the page of a submitted buy-back: device, price, answers and what to do next. It is read-only.',
    avoid: 'Before the form is sent: prices come from `buyback-selector`.',
  },
  'buyback-selector': {
    use: 'To tell a visitor what the shop pays for their device, after a few questions on its condition.',
    avoid: 'Twice on a page. For repairs, use `service-selector`.',
  },
  'cart-badge': {
    use: 'Once, in the header of every page. It counts the products in the cart and leads to it.',
    avoid: 'To show what is in the cart: that is `sub-cart`.',
  },
  cart: {
    use: 'On the cart’s own page: quantities, insurance, warranties, accessories, and bringing back what was removed.',
    avoid: 'Beside other content: `sub-cart` is the short form of it.',
  },
  checkout: {
    use: 'On the checkout’s own page. It takes the customer from delivery to payment without leaving it.',
    avoid: 'Together with another widget that takes payments, or twice on a page.',
    server:
      'It has more to do here than for any other component: [Checkout server](checkout-server.md) tells it in order, before the calls below.',
  },
  'component-params': {
    use: 'On pages that editors compose. Staff set, add, move and remove components beside the page itself.',
    avoid: 'On pages made by templates, where nothing can be saved. Visitors never see it.',
  },
  'contract-withdrawal': {
    use: 'On a customer’s page of one order, to send its goods back. The form is filled in from the order.',
    avoid: 'For complaints about faulty goods, and for orders that the visitor can’t be shown.',
  },
  'dpd-map': {
    use: 'To choose one of DPD’s pick-up points, on a map or in a list. The checkout on the same page takes the choice.',
    avoid:
      'For other carriers: it knows DPD’s points alone. To only show where your shops are, use a plain page.',
  },
  'google-pay': {
    use: 'On a page of an order that waits for payment. It shows only where the browser offers Google Pay.',
    avoid: 'As the only way to pay. In the checkout, which brings its own payment methods, it is not needed.',
  },
  'instalment-calculator': {
    use: 'Beside a product or a cart, to show what it costs a month before anybody orders.',
    avoid: 'To apply for instalments: that happens in the checkout.',
  },
  'instalment-overview': {
    use: 'In the customer’s account, to list the orders that are paid in instalments.',
    avoid: 'For visitors who are not signed in: it has nothing to show them.',
  },
  'last-visited': {
    use: 'Below a product or a list, to lead back to what the visitor has just looked at. It is empty on a first visit.',
    avoid: 'Where something must always show, and for products of the shop’s own choice.',
  },
  login: {
    use: 'On the sign-in page. Whoever is signed in sees their name and can sign out.',
    avoid: 'To register: it is for accounts that exist.',
  },
  'marketing-banner': {
    use: 'For a campaign: a picture, a title and a link, measured where the visitor has agreed to it.',
    avoid: 'For messages that everybody must read: visitors pass over banners. Use `notifications`.',
  },
  'newsletter-subscriber': {
    use: 'To collect addresses for the newsletter, with consent and a link that confirms it.',
    avoid: 'For any other mail, such as a price or a watched product.',
  },
  notifications: {
    use: 'Once on each page, for the messages of the server and of all other components.',
    avoid: 'For errors of a form: those stand beside their fields.',
  },
  'order-status': {
    use: 'On the page of one order: how far it is, its payment, items and documents.',
    avoid: 'For a list of orders: that is `orders-overview`.',
  },
  'orders-overview': {
    use: 'In the customer’s account, to list all orders, ten to a page.',
    avoid: 'For visitors who are not signed in: give them the link to `order-status`.',
  },
  'payment-status': {
    use: 'On the page that a payment gateway returns to. It says whether the payment has come, and offers another try.',
    avoid: 'As the page of thanks for orders that are paid on delivery: that is `thank-you`.',
  },
  'purge-dialog': {
    use: 'In the back office, to purge the cache by key, by address, or as a whole.',
    avoid: 'As part of everyday editing: what is published purges its own pages.',
  },
  'sell-form': {
    use: 'On the page of a `buyback-selector`, whose button “Sell online” opens it to take the seller’s data.',
    avoid: 'By itself: without a selector on the page, nothing opens it.',
  },
  'service-selector': {
    use: 'To show what the repair of a device costs and how long it takes.',
    avoid: 'To buy devices from customers: that is `buyback-selector`.',
  },
  'service-smart-search': {
    use: 'Above a `service-selector` or, with goal “buyback”, a `buyback-selector`, for visitors who know the name of their device.',
    avoid: 'To search the shop’s goods: it finds devices that can be repaired or sold.',
  },
  'sub-cart': {
    use: 'In the header or beside content, to show the cart in short and lead on to the order.',
    avoid: 'On the cart’s own page, which shows the same in full.',
  },
  tabs: {
    use: 'For sections of one page that are read one at a time, such as a description and delivery terms. Without scripts they stand one under the other.',
    avoid: 'For steps of a process, or where visitors compare the sections.',
  },
  'thank-you': {
    use: 'On the page after an order: its number, how to pay it and what comes next.',
    avoid: 'To follow an order later on: that is `order-status`.',
  },
}
