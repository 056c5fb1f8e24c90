-- What the company offers or claims is answered by its id alone: so it stays what it was made, and another price is
-- another offer (docs/product/rental.md#offers, docs/product/help-and-claims.md#claims).
create function stays_as_offered() returns trigger language plpgsql as $$
begin
  raise exception '% stays as it was made', tg_table_name using errcode = '23514', constraint = tg_argv[0];
end $$;
create trigger rental_offer_as_made before update on rental_offer
  for each row when ((new.transaction_id, new.order_id, new.kind, new.amount_cents, new.valid_until, new.because,
    new.title_en, new.title_es, new.description_en, new.description_es) is distinct from (old.transaction_id,
    old.order_id, old.kind, old.amount_cents, old.valid_until, old.because, old.title_en, old.title_es,
    old.description_en, old.description_es))
  execute function stays_as_offered('rental_offer_as_made');
create trigger claim_as_made before update on claim
  for each row when ((new.transaction_id, new.order_id, new.code, new.estimate_cents, new.fee_facts) is distinct from
    (old.transaction_id, old.order_id, old.code, old.estimate_cents, old.fee_facts))
  execute function stays_as_offered('claim_as_made');
-- Its words are forgotten with their writer.
create trigger special_request_as_answered before update on special_request
  for each row when (old.status <> 'open' and new.price_cents <> old.price_cents)
  execute function stays_as_offered('special_request_as_answered');
