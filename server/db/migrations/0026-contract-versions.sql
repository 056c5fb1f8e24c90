-- A contract is what was read: its words never change, it is accepted once, and after that no
-- version follows (docs/product/booking-and-payment.md#contract).
create function contract_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select 1 from contract where order_id = new.order_id and accepted_at is not null) then
      raise exception 'an accepted contract has no later version' using errcode = '23514', constraint = 'contract_is_kept';
    end if;
    return new;
  end if;
  if old.accepted_at is not null
    or (old.order_id, old.version, old.text_en, old.text_es, old.hash, old.created_at)
      is distinct from (new.order_id, new.version, new.text_en, new.text_es, new.hash, new.created_at) then
    raise exception 'a contract is never changed, only accepted' using errcode = '23514', constraint = 'contract_is_kept';
  end if;
  return new;
end $$;
create trigger contract_is_kept before insert or update on contract
  for each row execute function contract_is_kept();
