/** The shapes in which Django REST framework tells what is wrong with a request, by name. */
export const DRF_BODIES = {
  '400-field': '{"e_mail": ["This field is required."]}',
  '400-nested':
    '{"customer_data": {"first_name": ["This field is required."]}, "pickup_address": {"city": ["This field may not be blank."], "postcode": ["This field is required."]}}',
  '400-nested-not-object':
    '{"pickup_address": {"non_field_errors": ["Invalid data. Expected a dictionary, but got str."]}}',
  '400-non-field': '{"non_field_errors": ["The first thing is wrong.", "So is the second."]}',
  '400-list-of-objects': '{"items": [{}, {"quantity": ["A valid integer is required."]}, {}]}',
  '400-indexed-objects': '{"items": {"1": {"quantity": ["A valid integer is required."]}}}',
  '400-list-field': '{"tags": {"1": ["Not a valid string."]}}',
  '400-top-level-list': '[{}, {"quantity": ["A valid integer is required."]}]',
  '400-bare-list': '["This can\'t be done."]',
  '400-detail-url': '{"detail": "We no longer buy this device back.", "url": "/cz/vykup/?type=telefony"}',
  '400-detail-url-lists':
    '{"detail": ["We no longer buy this device back."], "url": ["/cz/vykup/?type=telefony"]}',
  '400-bad-json': '{"detail": "JSON parse error - Expecting value: line 1 column 1 (char 0)"}',
  '400-proto-key': '{"__proto__": ["This key is a trap."], "e_mail": ["This field is required."]}',
} as const
