-- Codes of the thread and of a swap say what they are about by the words of the glossary.

alter table message drop constraint message_event_check;
update message set event = case event
    when 'wishAnswered' then 'specialRequestAnswered' else 'specialRequestDecided' end
  where event in ('wishAnswered', 'wishDecided');
alter table message add constraint message_event_check
  check (event in ('helpOpened', 'helpStatus', 'specialRequestAnswered', 'specialRequestDecided'));

alter table rental_order drop constraint rental_order_swap_reason_check;
update rental_order set swap_reason = 'preference' where swap_reason = 'wish';
alter table rental_order add constraint rental_order_swap_reason_check
  check (swap_reason in ('maintenance', 'breakdown', 'preference'));

alter trigger wish_is_new on waiting_list_item rename to entry_is_new;
alter function wish_is_new() rename to entry_is_new;
