/** Every event that islands push, with its parameters; nothing that names a person is among them. */
export interface TrackedEvents {
  /** The sell-online form was opened; once per opening. */
  form_start: { form_id: string; form_name: string; form_destination: string }
  /** A price was sent by e-mail, or a device sold. `value` in major units. */
  generate_lead: { lead_source: 'buyback_price' | 'buyback_sell'; value: number; currency: string }
}
